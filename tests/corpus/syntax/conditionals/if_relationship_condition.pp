# Nor is a relationship.
if A[1] -> B[2] { }
