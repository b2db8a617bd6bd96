# A pair is no argument without parentheses.
notice a => 1
