# Odd names of types, classes and tags, case 59.
File<| path == '/a' |> { mode => '1' } file { '/a': } file { 'b': path => '/a/b' }
