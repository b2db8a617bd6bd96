# Spaces around the parts.
$x = @( "END" :  json  / t )
1
END
