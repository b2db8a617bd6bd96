# Fails: a title that is a type.
notify { Integer: }
