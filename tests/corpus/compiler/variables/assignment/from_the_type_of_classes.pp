# Fails: variables are taken from one class, not from the type of all classes.
class settings_of_it { $port = 1 }
include settings_of_it
[$port] = Class
