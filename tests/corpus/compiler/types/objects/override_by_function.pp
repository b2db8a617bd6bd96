# Fails: a function may not override an attribute.
type Base = Object[{attributes => {a => Integer}}]
type Thing = Object[{parent => Base, functions => {a => {type => Callable, override => true}}}]
notice(Thing)
