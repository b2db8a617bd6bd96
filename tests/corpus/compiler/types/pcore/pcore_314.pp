# Fails: types of types and of syntax trees, case 314.
notice(Puppet::Foo)
