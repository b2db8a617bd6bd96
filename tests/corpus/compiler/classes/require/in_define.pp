# A define requires a class.
class a { }
define d { require a }
d { 'x': require => Notify['n'] }
notify { 'n': }
