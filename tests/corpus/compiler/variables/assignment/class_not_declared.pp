# Fails: a class that is not in the catalog.
class c { $x = 1 }
[$x] = Class['c']
