# Fails: types of types and of syntax trees, case 320.
type Puppet::LookupContext = Integer
