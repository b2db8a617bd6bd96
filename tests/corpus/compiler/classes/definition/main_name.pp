# A class called main.
class main { notify { 'x': } }
include main
