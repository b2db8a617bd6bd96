# A string on the left.
'foo' = 1
