# A collector by a tag that another collector sets.
@notify { 'a': }
Notify <| title == 'a' |> { tag => 'late' }
@file { '/b': tag => 'late' }
File <| tag == 'late' |>
