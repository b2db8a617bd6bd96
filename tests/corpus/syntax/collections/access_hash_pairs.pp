# Pairs in an index become a hash.
$x = Struct[a => Integer, b => String]
