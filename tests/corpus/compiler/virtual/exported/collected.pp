# An exported resource can be realized.
@@notify { 'a': }
Notify <| title == 'a' |>
