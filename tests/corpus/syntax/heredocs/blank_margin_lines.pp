# Empty lines within a margin.
$x = @(END)
    a

    b
    | END
