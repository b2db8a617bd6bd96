# A class cannot end in a value.
class a { 1 }
