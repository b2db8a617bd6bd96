# Types of types and of syntax trees, case 197.
notify { 'a': message => Puppet::AST::Expression }
