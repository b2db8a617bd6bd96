# A number on the left.
1 = 2
