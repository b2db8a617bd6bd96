# Fails: unknown type of attribute.
type E = Object[{attributes => {a => Integr}}]
notify { "${E(1)}": }
