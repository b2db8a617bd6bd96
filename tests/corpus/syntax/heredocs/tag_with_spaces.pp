# A tag may have spaces inside and around.
$x = @( END OF TEXT )
a
END OF TEXT
