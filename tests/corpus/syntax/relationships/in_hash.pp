# As a hash value.
$x = {a => A['a'] -> B['b']}
