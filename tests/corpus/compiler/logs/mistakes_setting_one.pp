# Fails: where one mistake is the most, it is what the compilation fails with.
# settings: {"max_errors": 1}
$a::b = 1
$c::d = 2
