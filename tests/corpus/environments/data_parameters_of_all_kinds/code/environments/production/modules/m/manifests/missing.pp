class m::missing($one, String $two, $three = 3) { }
