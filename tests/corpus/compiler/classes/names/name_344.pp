# Fails: names that mean something to Puppet itself, case 344.
type RichData = Integer
