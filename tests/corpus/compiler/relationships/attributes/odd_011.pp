# Fails: odd names and references, case 11.
class A { }
