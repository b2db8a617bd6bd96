# An escape twice in the list.
$x = @(END/tt)
a
END
