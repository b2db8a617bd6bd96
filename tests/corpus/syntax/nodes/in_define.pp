# Not in a defined type.
define a { node b { } }
