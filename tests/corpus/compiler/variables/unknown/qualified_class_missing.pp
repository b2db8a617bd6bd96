# A class that does not exist.
notify { "v ${c::nothing}": }
