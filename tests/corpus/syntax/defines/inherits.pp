# A defined type does not inherit.
define a inherits b { }
