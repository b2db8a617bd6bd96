# Types of types and of syntax trees, case 161.
notify { 'a': message => Pcore::SemVerType }
