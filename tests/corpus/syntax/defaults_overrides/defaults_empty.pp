# Empty ones.
File { }
File {}
