# Types of types and of syntax trees, case 73.
notice(type(Pcore::CatalogEntryType), Pcore::CatalogEntryType =~ Type[Pcore::AnyType], Pcore::CatalogEntryType =~ Type[Object], Pcore::CatalogEntryType <= Any, Pcore::CatalogEntryType == Pcore::CatalogEntryType, Pcore::CatalogEntryType =~ Object, Pcore::CatalogEntryType =~ Pcore::ObjectType)
