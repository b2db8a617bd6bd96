# Types of types and of syntax trees, case 77.
notify { 'a': message => Pcore::ClassType }
