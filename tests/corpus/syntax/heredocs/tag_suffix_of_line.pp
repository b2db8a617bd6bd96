# The tag also ends the text at the end of a line with other words.
$x = @(END)
a
this is the END
b
END
