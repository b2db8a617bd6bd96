# An unclosed one.
class { 'a':
