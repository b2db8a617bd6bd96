# Types of types and of syntax trees, case 131.
notify { 'a': message => Pcore::FloatType }
