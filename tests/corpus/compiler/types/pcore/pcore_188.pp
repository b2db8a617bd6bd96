# Types of types and of syntax trees, case 188.
notify { 'a': message => Pcore::RegexpType }
