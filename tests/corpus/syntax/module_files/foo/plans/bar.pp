# Plans have one as well.
class foo::bar { }
