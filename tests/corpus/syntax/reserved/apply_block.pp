# Apply blocks do not exist here.
apply($nodes) { include foo }
