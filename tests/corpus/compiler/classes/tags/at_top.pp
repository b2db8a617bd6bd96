# Tags set at the top.
tag('blue')
notify { 'x': }
class a { notify { 'a': } }
include a
