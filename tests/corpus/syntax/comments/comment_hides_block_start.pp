# The start of a block comment inside a line comment is nothing. /*
$x = 1
