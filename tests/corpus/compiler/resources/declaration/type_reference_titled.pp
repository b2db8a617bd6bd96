# Fails: the type of a resource cannot have a title.
File['x'] { 'a': }
