# Facts with odd names and values, case 30.
# facts: {"x": 1}
function f($x) { $x + $::x } notice(f(4))
