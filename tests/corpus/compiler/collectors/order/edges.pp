# The edges of what is collected.
class v { @notify { 'a': } }
class r { Notify <| |> }
include v, r
