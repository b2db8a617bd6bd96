# A tag with one quote.
$x = @("END)
a ${b}
"END
