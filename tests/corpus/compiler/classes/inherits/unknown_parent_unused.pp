# The parent does not exist, but nobody asks.
class b inherits nowhere { }
notify { 'fine': }
