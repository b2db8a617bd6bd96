# A nested class is only defined.
class a { class b { notify { 'a::b': } } notify { 'a': } }
include a
