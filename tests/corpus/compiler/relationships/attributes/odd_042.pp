# Fails: odd names and references, case 42.
notify { 'c': require => CatalogEntry }
