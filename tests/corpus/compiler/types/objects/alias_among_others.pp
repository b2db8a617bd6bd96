# Alias among others.
type Loop = Variant[Loop, Integer]
notify { "${1 =~ Loop}": }
