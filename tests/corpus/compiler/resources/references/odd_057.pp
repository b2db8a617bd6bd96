# Odd names of types, classes and tags, case 57.
Notify<| tag != 'x' |> { withpath => true } notify { 'a': tag => 'x' } notify { 'b': }
