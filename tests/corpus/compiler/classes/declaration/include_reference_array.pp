# References to several classes.
class a { notify { 'a': } }
class b { notify { 'b': } }
include Class['a', 'b']
