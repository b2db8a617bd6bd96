# Nor a number.
1(2)
