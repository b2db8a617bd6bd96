# An underscore is allowed.
class a($_b, $_) { }
