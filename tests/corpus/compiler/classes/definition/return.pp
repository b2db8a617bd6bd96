# A class may be left early.
class a { notify { 'before': } return() notify { 'after': } }
include a
