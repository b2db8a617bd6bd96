# The function tree_each with options.
[1, [2, { a => 3 }]].tree_each({ include_containers => false }) |$p, $v| { notice($p, $v) }
[1, [2]].tree_each({ order => breadth_first }) |$v| { notice($v) }
