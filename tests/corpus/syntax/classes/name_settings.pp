# Names that exist are no matter here.
class settings { }
class main { }
