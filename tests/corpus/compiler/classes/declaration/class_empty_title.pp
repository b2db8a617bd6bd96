# Fails: a class without a title.
class { '': }
