# Types of types and of syntax trees, case 125.
notify { 'a': message => Pcore::ScalarType }
