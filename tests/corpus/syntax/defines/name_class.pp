# Nor the word class.
define class { }
