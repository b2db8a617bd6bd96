# Fails: what cannot be a reference is found when virtual resources are realized.
realize('a')
notice('evaluated')
