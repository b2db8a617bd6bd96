# An object type in words.
type A = Object[{ attributes => { x => Integer } }]
