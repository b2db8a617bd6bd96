# Only letters, digits, dots, hyphens and underscores.
node 'a b' { }
