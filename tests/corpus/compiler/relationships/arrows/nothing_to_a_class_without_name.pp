# What has no other end is not looked at: a class without a name, anything of the catalog.
[] -> Class
Class -> []
notice([CatalogEntry] -> [])
notify { 'a': }
Type[Notify['a']] -> notify { 'b': } -> Type[Class['settings']]
