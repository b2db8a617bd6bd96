# Fails: odd names and references, case 14.
define _a { }
