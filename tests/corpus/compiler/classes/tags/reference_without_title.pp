# Fails: a type of resources is no tag.
tag(Notify)
