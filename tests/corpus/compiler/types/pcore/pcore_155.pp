# Types of types and of syntax trees, case 155.
notify { 'a': message => Pcore::TupleType }
