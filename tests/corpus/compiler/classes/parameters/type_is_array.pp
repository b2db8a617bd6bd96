# Fails: two references are no type.
class a(Notify['red', 'green'] $x) { }
