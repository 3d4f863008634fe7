// A module of its own, since its constants have names that much code uses.
