# A contained class has an edge from what contains it.
class a { notify { 'a': } }
class b { contain a }
include b
