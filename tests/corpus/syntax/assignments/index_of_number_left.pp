# An index of a number on the left.
1[1] = 2
