# Iteration needs a lambda.
[1].each
