# An escaped quote closes nothing.
$x = 'abc\'
