# A carriage return in the tag.
$x = @(END)
a
END

