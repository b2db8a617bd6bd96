# Booleans are no names.
class true { }
