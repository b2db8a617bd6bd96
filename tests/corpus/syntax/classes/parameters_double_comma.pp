# One comma only.
class a($x,,$y) { }
