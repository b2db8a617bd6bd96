# After a closing parenthesis a slash divides.
$x = ($a) /b/ c
