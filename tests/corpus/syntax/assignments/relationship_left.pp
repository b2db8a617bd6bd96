# Also on the left.
A[1] -> B[2] = 1
