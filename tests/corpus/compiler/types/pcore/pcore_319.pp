# Fails: types of types and of syntax trees, case 319.
type Puppet::Resource::Param = Integer
