# A string is no function.
'foo'(1)
