# Fails: the type above all references is no reference.
notify { 'a':
  message => CatalogEntry,
}
