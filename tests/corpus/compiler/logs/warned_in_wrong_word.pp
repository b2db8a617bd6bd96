# Fails: what the wrong word itself has to be warned of is told too.
class "\/" { }
