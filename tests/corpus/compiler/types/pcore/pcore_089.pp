# Types of types and of syntax trees, case 89.
notify { 'a': message => Pcore::UnitType }
