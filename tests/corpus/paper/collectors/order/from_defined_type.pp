# A collector finds the resources of defined types, which are processed later.
define mark { notify { $title: message => 'original' } }
Notify <| message == 'original' |> { message => 'changed' }
mark { 'one': }
mark { 'two': }
