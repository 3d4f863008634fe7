// A module of its own: a test target that used the plugin itself would be linked with the compiler's command line, twice.
