# Types of types and of syntax trees, case 194.
notify { 'a': message => Pcore::CallableType }
