# A title that is a number is no string to a collector.
create_resources('notify', { 1 => {} })
Notify <| title == '1' |> { message => 'found' }
Notify['1'] -> notify { 'after': }
