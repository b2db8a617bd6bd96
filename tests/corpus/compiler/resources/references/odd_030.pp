# Fails: odd names of types, classes and tags, case 30.
$t = 'notify' $t { 'x': }
