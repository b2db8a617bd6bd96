# The dash cannot come before the bar.
$x = @(END)
    a
    -| END
    | END
