# Fails: an attribute may be overridden with a narrower type only.
type Base = Object[{attributes => {a => Integer}}]
type Thing = Object[{parent => Base, attributes => {a => {type => String, override => true}}}]
notice(Thing)
