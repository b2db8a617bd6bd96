# The type whit.
whit { 'x': }
