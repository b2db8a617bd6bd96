# Classes are known before they are defined.
include a
class a { notify { 'a': } }
