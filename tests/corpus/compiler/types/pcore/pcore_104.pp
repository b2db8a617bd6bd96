# Types of types and of syntax trees, case 104.
notify { 'a': message => Pcore::TypeType }
