# Fails: types of types and of syntax trees, case 313.
notice(Puppet::AST::Foo)
