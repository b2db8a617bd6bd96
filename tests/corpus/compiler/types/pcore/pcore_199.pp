# Types of types and of syntax trees, case 199.
notify { 'a': message => Puppet::AST::Locator }
