# Odd names of types, classes and tags, case 61.
File<| mode == '0644' |> { owner => 'x' } File { mode => '0644' } file { '/a': }
