# An escape that does not exist.
$x = @(END/tx)
a
END
