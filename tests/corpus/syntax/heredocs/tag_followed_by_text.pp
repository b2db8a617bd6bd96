# A tag followed by text does not end it.
$x = @(END)
a
END of it
END
