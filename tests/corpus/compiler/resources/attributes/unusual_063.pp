# Fails: unusual expressions as values of attributes, case 63.
notify { 'a': * => File<| |> }
