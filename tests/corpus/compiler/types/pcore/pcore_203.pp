# Types of types and of syntax trees, case 203.
notify { 'a': message => Puppet::AST::LiteralInteger }
