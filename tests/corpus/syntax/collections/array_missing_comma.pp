# Elements need commas.
$x = [1 2]
