# A title that is a type.
notify { Integer: }
