# A collector finds what is in a class that is tagged later.
class c { @notify { 'a': } tag('late') }
include c
Notify <| tag == 'late' |>
