# A statement call takes the whole.
include a -> B['b']
