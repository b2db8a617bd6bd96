# Types of types and of syntax trees, case 71.
notify { 'a': message => Pcore::TypeAliasType }
