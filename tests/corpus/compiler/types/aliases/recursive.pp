# A type alias that contains itself.
type Tree = Variant[Integer, Array[Tree]]
notify { 'v': message => [1 =~ Tree, [1, [2, [3]]] =~ Tree, [1, ['a']] =~ Tree] }
