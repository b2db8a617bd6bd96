# Object types and sets of types, case 161.
type A = Variant[A,String]
notice(A)
notice('x' =~ A)
