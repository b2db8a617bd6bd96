# A character that cannot stand in the list.
$x = @(END/t-)
a
END
