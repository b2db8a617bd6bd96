# Odd names of types, classes and tags, case 49.
Notify<| tag == 'A' |> { message => 'x' } notify { 'n': tag => 'a' }
