# Fails: no path is empty.
define d($x) { }
d { 'a': x => File[''] }
