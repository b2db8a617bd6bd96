# A backslash at the end of a line joins the lines.
$x = "a\
b"
