# Types of types and of syntax trees, case 116.
notify { 'a': message => Pcore::IntegerType }
