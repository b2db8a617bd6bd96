# Types of types and of syntax trees, case 83.
notify { 'a': message => Pcore::ObjectType }
