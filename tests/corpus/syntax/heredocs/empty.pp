# No text at all.
$x = @(END)
END
