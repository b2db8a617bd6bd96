# A space ends a name: what follows is a name of its own.
notice foo ::bar
