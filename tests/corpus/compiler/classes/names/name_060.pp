# Fails: names that mean something to Puppet itself, case 60.
define class { notify { "in-$title": } }
class { 'q': }
