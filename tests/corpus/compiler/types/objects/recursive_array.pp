# Recursive array.
type L2 = Array[Variant[Integer, L2]]
notify { "${[1,[2,[3]]] =~ L2} ${['a'] =~ L2} ${L2}": }
