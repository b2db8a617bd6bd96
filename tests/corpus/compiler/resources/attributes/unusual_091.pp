# Fails: unusual expressions as values of attributes, case 91.
notify { 'a': tag => Notify<| title == x |> }
