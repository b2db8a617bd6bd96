# Nothing in braces.
$x = "a${}b"
