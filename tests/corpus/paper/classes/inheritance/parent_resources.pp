# Declaring a class declares the class that it inherits from, first.
class base { notify { 'base': } }
class derived inherits base { notify { 'derived': } }
include derived
