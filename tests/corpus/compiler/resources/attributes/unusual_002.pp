# Fails: unusual expressions as values of attributes, case 2.
notify { 'a': message => Notify<| title == 'b' |> } notify { 'b': }
