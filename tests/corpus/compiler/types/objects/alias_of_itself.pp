# Fails: alias of itself.
type Loop = Loop
notify { "${Loop}": }
