# Fails: names that mean something to Puppet itself, case 358.
include NoSuch
