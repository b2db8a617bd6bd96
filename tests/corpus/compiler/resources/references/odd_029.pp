# Fails: odd names of types, classes and tags, case 29.
'notify' { 'x': }
