# A qualified Resource.
::Resource[file] { mode => '0644' }
