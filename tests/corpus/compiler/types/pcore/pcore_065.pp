# Types of types and of syntax trees, case 65.
notify { 'a': message => Pcore::AnyType }
