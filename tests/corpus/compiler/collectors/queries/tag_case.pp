# Tags are compared without regard to case.
@notify { 'a': tag => 'Blue' }
Notify <| tag == 'BLUE' |>
