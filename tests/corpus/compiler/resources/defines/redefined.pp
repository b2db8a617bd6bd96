# Fails: a define is defined twice.
define d { }
define d { }
