# Other names belong in their file.
class foo::bar { }
