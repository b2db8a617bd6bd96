# Fails: names that mean something to Puppet itself, case 339.
define error { } error { 'a': } notice(Error) notice(Error('x'))
