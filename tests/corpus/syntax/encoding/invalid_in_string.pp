# Bytes that are not UTF-8 in a string.
$a = 'ÿ'

