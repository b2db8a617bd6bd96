# A virtual resource is not in the catalog.
@notify { 'a': }
notify { 'b': }
