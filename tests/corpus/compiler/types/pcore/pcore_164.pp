# Types of types and of syntax trees, case 164.
notify { 'a': message => Pcore::StructType }
