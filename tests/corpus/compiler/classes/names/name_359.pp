# Fails: names that mean something to Puppet itself, case 359.
include 'NoSuch'
