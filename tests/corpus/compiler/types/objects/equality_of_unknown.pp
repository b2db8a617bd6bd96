# Fails: equality names attributes that exist.
type Thing = Object[{attributes => {a => Integer}, equality => [a, b]}]
notice(Thing)
