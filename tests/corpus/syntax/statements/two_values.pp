# Two values in a row.
1 2
