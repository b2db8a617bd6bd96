# A node cannot end in a value.
node a { 1 }
