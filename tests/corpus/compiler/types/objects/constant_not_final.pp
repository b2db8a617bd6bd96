# Fails: constants are final.
type Thing = Object[{attributes => {a => {type => Integer, kind => constant, final => false}}}]
notice(Thing)
