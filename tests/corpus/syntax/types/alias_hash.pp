# A hash is an object type.
type A = { attributes => { x => Integer } }
