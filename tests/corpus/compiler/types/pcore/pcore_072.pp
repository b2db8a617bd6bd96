# Types of types and of syntax trees, case 72.
notice(Pcore::CatalogEntryType)
