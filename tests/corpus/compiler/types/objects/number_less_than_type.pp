# Number less than type.
notify { "${3 < Integer}": }
