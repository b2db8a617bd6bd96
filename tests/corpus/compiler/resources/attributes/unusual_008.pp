# Fails: unusual expressions as values of attributes, case 8.
$x = File<| |> ? { default => 1 } notice($x)
