# Fails: Types in texts and definitions, case 134.


notice(Type("CatalogEntry[a]"))
