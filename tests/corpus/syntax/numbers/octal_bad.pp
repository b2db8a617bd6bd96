# An octal integer has no 8 or 9.
$x = 089
