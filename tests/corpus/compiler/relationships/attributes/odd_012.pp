# Fails: odd names and references, case 12.
class a-b { }
