# Equality.
type P = Object[{attributes => {a => Integer}, equality => [a]}]
notify { "${P(1) == P(1)} ${P(1) == P(2)} ${P(1) in [P(1)]}": }
