# Types of types and of syntax trees, case 152.
notify { 'a': message => Pcore::CollectionType }
