# A string inside an interpolation that spans lines, with a margin.
$x = @("A")
    a ${"b
    c ${d}"} e
    | A
