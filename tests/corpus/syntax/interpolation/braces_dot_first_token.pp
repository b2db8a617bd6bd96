# A string followed by a dot stays a string.
$x = "${'a'.b} ${"a".b}"
