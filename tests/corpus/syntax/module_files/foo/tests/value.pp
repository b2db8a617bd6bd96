# Not for values.
'a'
