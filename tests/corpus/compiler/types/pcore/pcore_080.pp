# Types of types and of syntax trees, case 80.
notify { 'a': message => Pcore::URIType }
