# Types of types and of syntax trees, case 101.
notify { 'a': message => Pcore::OptionalType }
