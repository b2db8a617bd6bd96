# A keyword that starts no expression can only be an attribute's name here: the error comes
# after it.
file { else : }
