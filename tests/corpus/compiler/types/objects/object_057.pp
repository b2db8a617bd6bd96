# Fails: Object types and sets of types, case 57.
type MyObject = Object[{attributes=>{'A'=>Integer}}]
notice(MyObject)
