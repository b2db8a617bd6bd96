# Fails: the left side is looked for first.
Notify['nowhere'] -> Notify['']
