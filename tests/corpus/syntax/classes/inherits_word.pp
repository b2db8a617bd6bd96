# A bare word is.
class a inherits b-c { }
