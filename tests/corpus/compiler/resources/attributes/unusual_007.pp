# Fails: unusual expressions as values of attributes, case 7.
$x = "${File<| |>}" notice($x)
