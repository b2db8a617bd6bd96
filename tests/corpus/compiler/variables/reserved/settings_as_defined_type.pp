# Fails: the class of settings has the name.

define settings { }
