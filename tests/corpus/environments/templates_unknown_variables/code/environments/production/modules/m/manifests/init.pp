class m { $x = 5 }
