# Fails: types of types and of syntax trees, case 220.
function f(Pcore::IntegerType $x) { $x } notice(f(1))
