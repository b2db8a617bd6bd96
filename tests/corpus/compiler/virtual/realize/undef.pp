# Nothing is realized.
realize(undef)
