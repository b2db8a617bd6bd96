# Name is ignored.
type E = Object[{name => 'Other', attributes => {a => Integer}}]
notify { "${E(1)}": }
