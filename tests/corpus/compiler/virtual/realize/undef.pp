# Fails: nothing is realized.
realize(undef)
