# A block comment may span lines and stand between tokens.
/* one */ $x /* two
three */ = /* four */ 1
