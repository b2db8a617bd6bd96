# A class is no operand.
class a { } + 1
