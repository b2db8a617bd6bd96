# Digits and underscores in a syntax.
$x = @(END:a1_b)
text
END
