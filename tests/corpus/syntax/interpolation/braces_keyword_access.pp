# A keyword with an index is a variable too.
$x = "${class[1]} ${node.foo} ${type[a][b]}"
