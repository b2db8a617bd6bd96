# A bar and a dash.
$x = @(END)
    a
    b
    |- END
