# A comma needs a parameter.
class a(,) { }
