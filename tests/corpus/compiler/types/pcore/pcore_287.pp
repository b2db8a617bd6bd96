# Fails: types of types and of syntax trees, case 287.
notify { 'a': message => Puppet::AST }
