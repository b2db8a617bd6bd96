# Fails: types of types and of syntax trees, case 219.
function f(Pcore::IntegerType $x) { $x } notice(f(String))
