# Fails: an alias that a collector has given is not found.
notify { 'a': }
Notify <| title == 'a' |> { alias => 'q' }
notify { 'z': require => Notify['q'] }
