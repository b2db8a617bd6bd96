# Fails: what is said about an Object type is checked.
type Thing = Object[{attribrutes => {a => Integer}}]
notice(Thing)
