# Fails: names that mean something to Puppet itself, case 297.
class a inherits component { } class component { } class { 'a': }
