# Fails: the class default cannot be inherited.
class a inherits default { }
include a
