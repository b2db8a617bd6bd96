# Types of types and of syntax trees, case 74.
notify { 'a': message => Pcore::CatalogEntryType }
