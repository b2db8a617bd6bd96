# Fails: a failure as a statement without parentheses.
fail 'plain'
