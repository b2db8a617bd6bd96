# Two collectors add.
user { 'u': groups => 'a' }
User <| |> { groups +> 'b' }
User <| |> { groups +> 'c' }
