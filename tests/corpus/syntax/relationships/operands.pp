# What may be related.
[A['a'], B['b']] -> C['c', 'd']
$a -> $b
'a' -> "b"
File <| |> -> User <<| |>>
notify { 'e': } -> notify { 'f': }
class { 'g': } -> Class['h']
$i[1] -> j(1)
