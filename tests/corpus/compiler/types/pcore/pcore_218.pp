# Types of types and of syntax trees, case 218.
function f(Pcore::AnyType $x) { $x } notice(f(Integer))
