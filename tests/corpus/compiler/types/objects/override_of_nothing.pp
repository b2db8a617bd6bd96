# Fails: an override needs something to override.
type Base = Object[{attributes => {a => Integer}}]
type Thing = Object[{parent => Base, attributes => {b => {type => Integer, override => true}}}]
notice(Thing)
