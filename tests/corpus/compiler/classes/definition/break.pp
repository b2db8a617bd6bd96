# Fails: a class is not left by break.
class a { notify { 'before': } break() }
include a
