# Fails: odd names of types, classes and tags, case 32.
$t = Notify $t { 'x': message => 'm' }
