# A warning in a string.
notice("a${nope}b")
