# A title without a type.
'a': b => 1
