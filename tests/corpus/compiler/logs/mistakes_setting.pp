# Fails: a setting says how many mistakes are logged.
# settings: {"max_errors": 2}
$a::b = 1
$c::d = 2
$e::f = 3
