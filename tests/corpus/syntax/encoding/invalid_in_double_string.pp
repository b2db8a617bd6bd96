# Bytes that are not UTF-8 in a double-quoted string.
$a = "x√"

