# Types of types and of syntax trees, case 182.
notify { 'a': message => Pcore::TypeReferenceType }
