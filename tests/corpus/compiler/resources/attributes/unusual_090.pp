# Fails: unusual expressions as values of attributes, case 90.
notify { 'a': noop => Notify<| title == x |> }
