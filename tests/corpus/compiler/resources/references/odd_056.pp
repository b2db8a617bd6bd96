# Odd names of types, classes and tags, case 56.
Notify<| message != undef |> { withpath => true } notify { 'a': message => 'x' } notify { 'b': }
