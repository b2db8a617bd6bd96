# Fails: an interface that defines nothing.
notice(Wrong(1))
