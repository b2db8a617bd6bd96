# A collector finds what is in a class that a define includes.
class k { @notify { 'k': } }
define d { include k }
Notify <| |>
d { 'x': }
