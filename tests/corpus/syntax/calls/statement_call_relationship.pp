# A relationship as the argument.
include a -> b
