# Fails: iteration needs a lambda.
[1].each
