# A class as the type.
class a { } { 'b': }
