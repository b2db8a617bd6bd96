# Tags set in a class.
class a { tag 'blue', 'Green' notify { 'x': } tag('red') notify { 'y': } include b }
class b { notify { 'b': } }
include a
