# Types of types and of syntax trees, case 209.
notify { 'a': message => Puppet::AST::CallExpression }
