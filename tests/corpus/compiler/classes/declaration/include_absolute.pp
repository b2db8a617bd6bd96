# A name from the top.
class a { notify { 'a': } }
include ::a
