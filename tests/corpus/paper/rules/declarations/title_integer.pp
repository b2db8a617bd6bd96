# Fails: a title is a string.
notify { 7: }
