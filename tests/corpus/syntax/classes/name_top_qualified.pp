# Nor before a qualified name.
class ::a::b { }
