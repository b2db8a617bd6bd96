# With parent.
type Base = Object[{attributes => {x => Integer}}]
type Child = Base { attributes => { y => Integer } }
$p = Child(1, 2)
notify { "${p.x} ${p.y} ${$p =~ Base} ${Child < Base}": }
