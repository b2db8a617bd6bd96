# Fails: a regular expression is not searched for.
@notify { 'a': message => 'abc' }
Notify <| message == /b/ |>
