# An empty hash, too.
notice {}
