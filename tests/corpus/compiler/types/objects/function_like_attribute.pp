# Fails: a function may not have the name of an attribute.
type Thing = Object[{attributes => {a => Integer}, functions => {a => Callable}}]
notice(Thing)
