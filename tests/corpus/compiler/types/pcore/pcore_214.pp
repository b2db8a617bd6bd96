# Types of types and of syntax trees, case 214.
notice(Puppet::AST)
