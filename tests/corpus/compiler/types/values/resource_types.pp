# Types of resources.
notify { 'v': message => [File == Resource['file'], File['a'] =~ Type[Resource], Class['a'] =~ Type[CatalogEntry], File < Resource, File['a'] < File] }
