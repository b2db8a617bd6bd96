# A variable of the top scope that does not exist.
notify { "v ${::nothing}": }
