# Fails: odd names of types, classes and tags, case 35.
Class['x'] { a => 1 } class x($a=2) { notice($a) } include x
