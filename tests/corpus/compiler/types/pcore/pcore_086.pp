# Types of types and of syntax trees, case 86.
notify { 'a': message => Pcore::InitType }
