# Qualified names.
class a::b { }
class a::b::c { }
