# No text, trimmed.
$x = @(END)
|- END
