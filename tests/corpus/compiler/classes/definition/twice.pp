# Fails: a class is defined twice.
class a { notify { 'one': } }
class a { notify { 'two': } }
include a
