# PNode: the parent of the node's scope is top scope.
$at_top = 'top'
node default { notify { 'node': message => $at_top } }
