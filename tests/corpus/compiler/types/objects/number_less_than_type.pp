# Fails: number less than type.
notify { "${3 < Integer}": }
