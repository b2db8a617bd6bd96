# Types of types and of syntax trees, case 176.
notify { 'a': message => Pcore::AbstractTimeDataType }
