# A class is no operand.
class a { } -> B['b']
