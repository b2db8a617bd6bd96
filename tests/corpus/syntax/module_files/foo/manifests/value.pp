# A value.
1
