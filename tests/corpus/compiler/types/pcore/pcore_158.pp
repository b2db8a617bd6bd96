# Types of types and of syntax trees, case 158.
notify { 'a': message => Pcore::ObjectTypeExtenType }
