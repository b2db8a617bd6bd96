# Colons followed by a space are no name.
notice foo:: bar
