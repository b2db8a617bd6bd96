# A character that no token begins with is found by the parser, where its turn comes.
notice("a ${ ) € } b")
