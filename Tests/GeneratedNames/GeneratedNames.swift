// A module of its own, since its types hide those of the standard library wherever it is imported.
