# The same with a margin.
$x = @("A")
    a
    b ${c d} e
    | A
