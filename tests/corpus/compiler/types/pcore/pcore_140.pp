# Types of types and of syntax trees, case 140.
notify { 'a': message => Pcore::ArrayType }
