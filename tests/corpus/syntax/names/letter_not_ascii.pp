# A name with a letter that is not ASCII.
$x = fooä
