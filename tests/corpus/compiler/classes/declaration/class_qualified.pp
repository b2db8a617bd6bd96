# A qualified class, with capitals.
class a::b { notify { 'ab': } }
class { 'A::b': }
