# Another type name and a hash: its child.
type A = B { attributes => { x => Integer } }
