# Types of types and of syntax trees, case 170.
notify { 'a': message => Pcore::IteratorType }
