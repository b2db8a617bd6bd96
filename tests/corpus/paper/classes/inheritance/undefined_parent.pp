# Fails: the inherited class does not exist.
class derived inherits base { notify { 'derived': } }
include derived
