# Types of types and of syntax trees, case 95.
notify { 'a': message => Pcore::NotUndefType }
