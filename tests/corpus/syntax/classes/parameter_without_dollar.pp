# A dollar is needed.
class a(x) { }
