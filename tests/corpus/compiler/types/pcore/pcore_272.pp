# Fails: types of types and of syntax trees, case 272.
type A = Object[{attributes => {x => Integer}}] notice(assert_type(A, String[1]))
