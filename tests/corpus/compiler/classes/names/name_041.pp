# Fails: names that mean something to Puppet itself, case 41.
define settings { notify { "in-$title": } }
settings { 'q': }
