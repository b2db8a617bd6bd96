# Fails: names that mean something to Puppet itself, case 263.
include 'Main'
