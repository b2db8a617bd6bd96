# The function tree_each.
[1, [2, { a => 3 }]].tree_each |$p, $v| { notice($p, $v) }
