# Fails: the top may be left early, and the node follows.
notify { 'before': }
if true { return() }
notify { 'after': }
node default { notify { 'node': } }
