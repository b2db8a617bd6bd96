# A class that a define includes is evaluated at once.
define d { notice('d1') include c notice('d2') }
class c { notice('c') }
d { 'x': }
