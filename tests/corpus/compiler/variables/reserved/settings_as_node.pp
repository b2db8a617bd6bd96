# Fails: the class of settings has the name.

node settings { }
