# In an array.
$x = [A['a'] -> B['b']]
