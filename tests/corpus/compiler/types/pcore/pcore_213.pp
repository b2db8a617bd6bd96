# Types of types and of syntax trees, case 213.
notify { 'a': message => Puppet::AST::Nop }
