# Where the error is reported with a margin.
$x = [1, @(END:json)]
    nonsense
    | END
