# Fails: what a module's set of types says is no type, whichever member is asked for.
notice(Zoo::Bird)
