# A fact can be shadowed in a class.
# facts: {"colour": "x"}
class c { $colour = 'y' notify { "${colour} ${::colour} ${facts['colour']}": } }
include c
