# Fails: what is said about an attribute is checked.
type Thing = Object[{attributes => {a => {type => Integer, knid => constant}}}]
notice(Thing)
