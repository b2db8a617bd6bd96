# Fails: unusual expressions as values of attributes, case 85.
notify { 'a': message => File <| |> { mode => '1' } }
