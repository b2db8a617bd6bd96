# Types of types and of syntax trees, case 149.
notify { 'a': message => Pcore::NumericType }
