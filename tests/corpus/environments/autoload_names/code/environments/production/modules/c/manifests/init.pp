class c { }
class other { }
