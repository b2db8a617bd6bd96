# Fails: the word break at the top.
notify { 'before': }
break()
