# Spaces in the quotes.
$x = @(" END ")
a ${b}
END
