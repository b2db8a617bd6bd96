# Fails: types of types and of syntax trees, case 236.
notice(Puppet::AST['a'])
