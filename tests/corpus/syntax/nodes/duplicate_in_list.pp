# Twice in a list.
node a, b, a { }
