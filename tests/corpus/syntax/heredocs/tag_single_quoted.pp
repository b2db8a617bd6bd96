# A single-quoted tag is a tag with quotes.
$x = @('END')
a
'END'
