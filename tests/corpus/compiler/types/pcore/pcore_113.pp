# Types of types and of syntax trees, case 113.
notify { 'a': message => Pcore::EnumType }
