# Odd names of types, classes and tags, case 55.
Notify<| message == undef |> { withpath => true } notify { 'a': }
