# The word next at the top.
notify { 'before': }
next()
