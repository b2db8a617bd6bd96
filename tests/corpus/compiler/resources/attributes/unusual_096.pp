# Unusual expressions as values of attributes, case 96.
function f($x) { $x } notice(f(Notify<| title == x |>))
