# The parenthesis is not closed.
$x = @(END
a
END
