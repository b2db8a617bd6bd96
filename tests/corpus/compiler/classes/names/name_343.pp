# Fails: names that mean something to Puppet itself, case 343.
type Data = Integer
