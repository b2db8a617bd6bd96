# Odd names of types, classes and tags, case 58.
Notify<| (title == 'a' or title == 'b') and tag != 'x' |> { withpath => true } notify { 'a': tag => 'x' } notify { 'b': }
