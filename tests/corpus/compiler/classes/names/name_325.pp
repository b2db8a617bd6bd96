# Fails: names that mean something to Puppet itself, case 325.
define user($x) { } user { 'a': x => 1 }
