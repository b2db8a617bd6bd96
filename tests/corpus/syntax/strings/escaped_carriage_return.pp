# A backslash joins lines that end in CR LF.
$x = "a\
b"
