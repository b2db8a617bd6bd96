type Stuff::Tree = Variant[Integer, Array[Stuff::Tree]]
