# title and name exist already.
define a($name, $title) { }
