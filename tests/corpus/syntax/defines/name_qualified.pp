# Qualified names.
define a::b { }
