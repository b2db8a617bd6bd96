# Types of types and of syntax trees, case 211.
notify { 'a': message => Puppet::AST::AbstractResource }
