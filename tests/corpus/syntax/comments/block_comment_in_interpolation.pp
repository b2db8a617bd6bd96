# A block comment may stand inside an interpolation.
$x = "a ${ /* } */ y } b"
