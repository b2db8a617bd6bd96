# Only one.
class a inherits b, c { }
