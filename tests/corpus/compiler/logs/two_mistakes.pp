# Fails: two mistakes in one file: each is logged, and their number is what the compilation fails with.
$a::b = 1
$c::d = 2
