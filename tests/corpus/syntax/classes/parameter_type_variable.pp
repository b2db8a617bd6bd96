# A type is no variable.
class a($t $x) { }
