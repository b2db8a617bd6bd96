# A class is contained at the top.
class a { notify { 'a': } }
contain a
