notice('a file of a module only defines')
class m { $x = 1 }
