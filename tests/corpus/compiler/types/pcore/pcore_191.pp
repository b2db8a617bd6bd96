# Types of types and of syntax trees, case 191.
notify { 'a': message => Pcore::RuntimeType }
