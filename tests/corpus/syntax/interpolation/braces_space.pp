# Only a space in braces.
$x = "a${ }b"
