# Types of types and of syntax trees, case 107.
notify { 'a': message => Pcore::ResourceType }
