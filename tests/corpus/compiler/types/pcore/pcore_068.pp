# Types of types and of syntax trees, case 68.
notify { 'a': message => Pcore::SensitiveType }
