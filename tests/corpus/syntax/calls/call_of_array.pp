# Nor an array.
[1](2)
