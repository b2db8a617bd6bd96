# Fails: names that mean something to Puppet itself, case 265.
include ''
