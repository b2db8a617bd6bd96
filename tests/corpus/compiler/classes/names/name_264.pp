# Fails: names that mean something to Puppet itself, case 264.
include '::main'
