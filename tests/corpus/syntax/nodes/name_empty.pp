# An empty name clashes with the top scope.
node '' { }
