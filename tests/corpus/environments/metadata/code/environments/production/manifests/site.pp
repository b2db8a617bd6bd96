node 'fine' { include a }
node 'undeclared' { include b }
node 'unparsable' { include c }
node 'incomplete' { include d }
node 'not_a_list' { include e }
