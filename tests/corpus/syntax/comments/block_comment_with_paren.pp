# A parenthesis after a block comment at the start of a line does not stand first on its line.
notice
/* c */ (1)
