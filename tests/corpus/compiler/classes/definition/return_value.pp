# A class is left with a value.
class a { if true { return(5) } notify { 'after': } }
include a
