# Fails: unusual expressions as values of attributes, case 1.
notify { 'a': message => File<| |> }
