# Types of types and of syntax trees, case 128.
notify { 'a': message => Pcore::StringType }
