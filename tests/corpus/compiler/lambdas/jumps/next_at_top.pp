# Fails: the word next at the top.
notify { 'before': }
next()
