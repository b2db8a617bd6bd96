# Fails: names that mean something to Puppet itself, case 259.
include main
