# Types of types and of syntax trees, case 201.
notify { 'a': message => Puppet::AST::Program }
