# Nor a name.
class a(integer $x) { }
