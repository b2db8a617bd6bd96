# Quotes do not matter.
node a { }
node 'a' { }
