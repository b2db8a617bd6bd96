# A define contains a class.
class a { notify { 'a': } }
define d { contain a }
d { 'x': }
d { 'y': }
