# Odd names of types, classes and tags, case 54.
Notify<| message == 1 |> { withpath => true } notify { 'a': message => 1 } notify { 'b': message => '1' }
