# Fails: default of wrong type.
type E = Object[{attributes => {a => {type => Integer, value => 'x'}}}]
notify { "${E(1)}": }
