# With a default it is warned of.
class a($tag = 'b') { }
