# A defined type twice.
define a { }
define a { }
