# Recursive.
type Tree = Object[{attributes => {left => Optional[Tree], v => Integer}}]
$t = Tree({v => 1, left => Tree({v => 2})})
notify { "${t.left.v}": }
