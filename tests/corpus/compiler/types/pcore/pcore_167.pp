# Types of types and of syntax trees, case 167.
notify { 'a': message => Pcore::TimestampType }
