# Two classes that inherit from one: it is declared once.
class base { notify { 'base': } }
class left inherits base { notify { 'left': } }
class right inherits base { notify { 'right': } }
include left
include right
