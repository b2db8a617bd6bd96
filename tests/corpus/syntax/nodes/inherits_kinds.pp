# From nothing.
node a inherits 'b' { }
node c inherits default { }
node d, e inherits f.g { }
