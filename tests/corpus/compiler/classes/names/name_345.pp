# Fails: names that mean something to Puppet itself, case 345.
type Rubymethod = Integer
