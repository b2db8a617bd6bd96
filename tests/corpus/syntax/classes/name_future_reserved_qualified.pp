# As a segment it is free.
class a::plan { }
