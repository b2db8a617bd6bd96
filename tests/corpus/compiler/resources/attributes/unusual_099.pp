# Fails: unusual expressions as values of attributes, case 99.
$x = {a => Notify<| title == x |>} notice($x)
