# A class is not left by next.
class a { notify { 'before': } next() notify { 'after': } }
include a
