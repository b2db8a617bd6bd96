# One empty line.
$x = @(END)

END
