# As a segment they are free.
class a::string { }
class string::a { }
