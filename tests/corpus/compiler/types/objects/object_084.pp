# Object types and sets of types, case 84.
type A=Object[{}] $x=Object[{parent=>A}] $y=Object[{parent=>A}] notice($x==$y)
