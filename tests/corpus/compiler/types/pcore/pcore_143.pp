# Types of types and of syntax trees, case 143.
notify { 'a': message => Pcore::TimespanType }
