# Types of types and of syntax trees, case 205.
notify { 'a': message => Puppet::AST::Positioned }
