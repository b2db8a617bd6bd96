# Fails: Object types and sets of types, case 62.
type MyObject = Object[{name=>'x'}]
notice(MyObject)
