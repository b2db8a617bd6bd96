# A define in a class has its namespace.
class a { define d { notify { "ad${title}": } } }
a::d { 'x': }
