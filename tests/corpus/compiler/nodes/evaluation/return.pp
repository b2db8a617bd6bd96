# Fails: a node may be left early.
node default { notify { 'before': } return() notify { 'after': } }
