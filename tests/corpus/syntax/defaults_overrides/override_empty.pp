# Empty ones.
File['/a'] { }
