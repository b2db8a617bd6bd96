# Fails: nobody can give a class named settings its parameters.
class settings($a) { notify { "x${a}": } }
include settings
