# Each name is checked.
node 'a!', "b c", 'd', 'ä' { }
