# A space after the list of escapes.
$x = @("END":json/t )
[1]
END
