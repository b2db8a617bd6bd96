# Odd names of types, classes and tags, case 37.
class { default: x => 1; 'a': } class a($x) { notice($x) }
