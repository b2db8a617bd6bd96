# Types of types and of syntax trees, case 98.
notify { 'a': message => Pcore::UndefType }
