// The schemas of this folder become the Swift of this module.
