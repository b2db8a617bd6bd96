# No array.
node [a, b] { }
