# Types of types and of syntax trees, case 122.
notify { 'a': message => Pcore::DefaultType }
