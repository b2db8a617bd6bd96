# What stands in brackets after Resource is always an override.
Resource[file] { mode +> '0644' }
