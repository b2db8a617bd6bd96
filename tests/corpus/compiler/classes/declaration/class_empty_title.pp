# A class without a title.
class { '': }
