# Fails: types of types and of syntax trees, case 237.
notice(Puppet::AST::Nop['a'])
