# Object types and sets of types, case 68.
type MyObject = Object[{checks=>1}]
notice(MyObject)
