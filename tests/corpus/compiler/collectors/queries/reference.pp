# A value that is a reference.
notify { 'x': }
@notify { 'a': require => Notify['x']; 'b': }
Notify <| require == Notify['x'] |>
