# Fails: a class in a define.
define d { class a { } }
