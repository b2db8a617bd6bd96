# Fails: mistakes in the file of a function.
$x = several::f()
