# Not in another.
define a { define b { } }
