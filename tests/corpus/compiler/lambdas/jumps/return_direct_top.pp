# Fails: the word return at the top.
notify { 'before': }
return()
