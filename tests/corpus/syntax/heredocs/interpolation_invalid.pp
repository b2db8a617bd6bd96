# A validation error in an interpolation of a heredoc with a margin.
$x = @("A")
    a ${Foo[]} b
    c ${B} $C
    | A
