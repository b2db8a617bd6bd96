# Fails: an override must say that it is one.
type Base = Object[{attributes => {a => Integer}}]
type Thing = Object[{parent => Base, attributes => {a => Integer}}]
notice(Thing)
