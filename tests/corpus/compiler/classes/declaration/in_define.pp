# A class that a define includes.
class a { notify { 'a': } }
define d { include a }
d { 'x': }
