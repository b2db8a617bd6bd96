# Types of types and of syntax trees, case 207.
notify { 'a': message => Puppet::AST::CaseOption }
