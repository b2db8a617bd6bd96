node 'empty_list' { include a }
node 'empty_hash' { include b }
node 'text' { include c }
node 'odd' { include d }
