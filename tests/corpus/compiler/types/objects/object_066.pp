# Object types and sets of types, case 66.
type MyObject = Object[{parent=>Integer}]
notice(MyObject())
