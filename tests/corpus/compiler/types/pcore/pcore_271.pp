# Fails: types of types and of syntax trees, case 271.
type A = Object[{attributes => {x => Integer}}] function f(A $x) { } f(String)
