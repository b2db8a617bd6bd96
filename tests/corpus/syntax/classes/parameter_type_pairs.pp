# Pairs in a type.
class a(Struct[x => Integer] $b) { }
