# IncU: a class that is not declared is processed, its parameters with their defaults.
class outer($number = 1 + 2) { notify { 'outer': message => $number } }
include outer
