# As a segment of a name, which is allowed.
class a::private { }
