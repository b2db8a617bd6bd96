# A relationship is an effect.
class a { B['b'] -> C['c'] }
