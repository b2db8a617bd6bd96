# The class is a tag.
class c { @notify { 'a': } }
@notify { 'b': }
include c
Notify <| tag == 'c' |>
