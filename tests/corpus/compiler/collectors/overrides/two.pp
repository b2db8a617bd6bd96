# Two collectors change the same attribute.
file { '/a': mode => '0' }
File <| title == '/a' |> { mode => '1' }
File <| title == '/a' |> { mode => '2' }
