# A blank tag.
$x = @( )
a
