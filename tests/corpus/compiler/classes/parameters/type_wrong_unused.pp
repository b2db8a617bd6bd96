# Fails: types of parameters must be right even if nobody uses the class.
notice(1)
class a(Integer['x'] $x) { }
