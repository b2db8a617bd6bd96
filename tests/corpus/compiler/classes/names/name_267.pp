# Fails: names that mean something to Puppet itself, case 267.
class { '::settings': }
