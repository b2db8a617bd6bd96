# The end tag is missing.
$x = @(END)
a
b
