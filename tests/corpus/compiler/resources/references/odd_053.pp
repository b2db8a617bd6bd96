# Odd names of types, classes and tags, case 53.
Notify<| name == 'a' |> { message => 'x' } notify { 'a': }
