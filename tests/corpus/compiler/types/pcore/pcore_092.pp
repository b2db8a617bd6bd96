# Types of types and of syntax trees, case 92.
notify { 'a': message => Pcore::VariantType }
