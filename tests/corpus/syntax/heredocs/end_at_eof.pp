# The end tag may end the file.
$x = @(END)
a
END