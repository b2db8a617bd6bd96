# A type name and a hash.
type A = Object { attributes => { x => Integer } }
