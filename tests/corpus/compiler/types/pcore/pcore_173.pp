# Types of types and of syntax trees, case 173.
notify { 'a': message => Pcore::SemVerRangeType }
