# Fails: so are the keys of `[]`.
notice(M::Other(3)[1])
