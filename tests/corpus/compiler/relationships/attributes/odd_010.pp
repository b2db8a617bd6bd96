# Fails: odd names and references, case 10.
class ::a { } include a
