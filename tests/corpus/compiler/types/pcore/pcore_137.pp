# Types of types and of syntax trees, case 137.
notify { 'a': message => Pcore::ScalarDataType }
