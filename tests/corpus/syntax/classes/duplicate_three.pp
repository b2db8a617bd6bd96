# Three times: the second is reported.
class a { }
class a { }
class a { }
