# Constants.
type P = Object[{constants => {a => 3}}]
notify { "${P().a}": }
