# A not after the name is an argument.
notice !true
