# Nor does case.
node a { }
node 'A' { }
