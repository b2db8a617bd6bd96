# Object types and sets of types, case 65.
type MyObject = Object[{parent=>Integer}]
notice(MyObject)
