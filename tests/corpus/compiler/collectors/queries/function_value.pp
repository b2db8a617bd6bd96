# Fails: a function is not called in a query.
function f() { 'a' }
@notify { 'a': }
Notify <| title == f() |>
