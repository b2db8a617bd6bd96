# With a title it is a resource.
Resource[file] { '/a': mode => '0644' }
