# Types of types and of syntax trees, case 134.
notify { 'a': message => Pcore::BooleanType }
