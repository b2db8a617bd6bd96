# Odd names of types, classes and tags, case 60.
File<| title == '/a/' |> { mode => '1' } file { '/a': }
