# Keywords as keys in an index.
$x = Struct[type => Integer]
