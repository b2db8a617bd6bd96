# Fails: a resource without anything.
notify { }
