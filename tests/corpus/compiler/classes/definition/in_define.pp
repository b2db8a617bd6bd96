# A class in a define.
define d { class a { } }
