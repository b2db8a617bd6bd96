# Odd names of types, classes and tags, case 52.
Notify<| title == 1 |> { message => 'x' } notify { '1': }
