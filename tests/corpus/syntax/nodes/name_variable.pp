# A variable is no name.
node $a { }
