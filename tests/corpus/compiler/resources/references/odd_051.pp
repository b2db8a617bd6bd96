# Odd names of types, classes and tags, case 51.
Notify<| title == 'A' |> { message => 'x' } notify { 'a': }
