# Types of types and of syntax trees, case 119.
notify { 'a': message => Pcore::IterableType }
