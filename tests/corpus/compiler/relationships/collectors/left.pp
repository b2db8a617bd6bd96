# A collector on the left.
notify { 'a': tag => 't' }
notify { 'b': tag => 't' }
notify { 'c': }
Notify <| tag == 't' |> -> Notify['c']
