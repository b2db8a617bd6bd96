# Fails: Object types and sets of types, case 162.
type A = Array[Variant[Integer,A],1]
notice([1,[2,[3]]] =~ A)
notice([1,[2,[]]] =~ A)
assert_type(A,[1,[2,[]]])
