# Which cannot be virtual.
@Resource[file] { mode => '0644' }
