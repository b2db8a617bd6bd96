# Fails: the text of what is no name is Ruby's.
notify { 'n': }
notice(Notify['n'][/a/])
