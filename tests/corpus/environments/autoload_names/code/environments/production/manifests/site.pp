node 'foreign' { include a::foreign }
node 'top' { include b }
node 'upper' { include c }
node 'init_breaks' { include d::fine }
node 'node_in_module' { include e }
