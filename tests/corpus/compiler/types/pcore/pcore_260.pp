# Fails: types of types and of syntax trees, case 260.
function f(TypeReference $x) { } f(1)
