# Fails: inherited equality may not be repeated.
type Base = Object[{attributes => {a => Integer}}]
type Thing = Object[{parent => Base, equality => a}]
notice(Thing)
