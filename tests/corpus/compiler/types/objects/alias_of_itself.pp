# Alias of itself.
type Loop = Loop
notify { "${Loop}": }
