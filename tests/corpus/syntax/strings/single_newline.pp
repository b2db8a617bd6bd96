# A string may span lines.
$x = 'a
b'
