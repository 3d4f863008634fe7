// The types of the schema beside this file; a target needs a source of its own.
