# Twice, once nested.
class a::b { }
class a { class b { } }
