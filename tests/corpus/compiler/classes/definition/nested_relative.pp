# Names in a class are from the top.
class a { class b { notify { 'a::b': } } include b }
class b { notify { 'b': } }
include a
