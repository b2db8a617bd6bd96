# Types of types and of syntax trees, case 146.
notify { 'a': message => Pcore::PatternType }
