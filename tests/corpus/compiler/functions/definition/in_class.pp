# Fails: a function in a class.
class c { function f() { 1 } }
