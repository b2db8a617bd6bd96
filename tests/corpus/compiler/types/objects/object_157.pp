# Object types and sets of types, case 157.
type A = Variant[String,Array[A]]
notice(['a',['b']] =~ A)
notice(['a',[1]] =~ A)
notice(A)
