# Types of types and of syntax trees, case 110.
notify { 'a': message => Pcore::BinaryType }
