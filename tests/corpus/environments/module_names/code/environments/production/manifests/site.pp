node 'good' { include a_1 }
node 'dash' { include a-b }
node 'upper' { include upper }
node 'digit' { include one }
node 'dotted' { notify { 'x': message => file('a.b/x') } }
