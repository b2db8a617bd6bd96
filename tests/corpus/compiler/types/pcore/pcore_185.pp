# Types of types and of syntax trees, case 185.
notify { 'a': message => Pcore::HashType }
