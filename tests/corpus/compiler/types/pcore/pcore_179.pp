# Types of types and of syntax trees, case 179.
notify { 'a': message => Pcore::StructElement }
