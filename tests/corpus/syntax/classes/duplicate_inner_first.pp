# Definitions count in the order in which they end.
class a { class b { } }
class a::b { }
