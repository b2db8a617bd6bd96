# Even at the end of a word.
$x = @(END)
a
BEND
b
END
