# Types with parameters of all kinds.
class a(Struct[{x => Integer, Optional[y] => String}] $b, Enum['c', "d"] $e, Pattern[/f/] $g) { }
