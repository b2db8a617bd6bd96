# Colons at the start are not allowed.
class ::a { }
