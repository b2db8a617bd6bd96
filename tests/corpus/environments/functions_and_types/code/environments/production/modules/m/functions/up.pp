function m::up(String $x) >> String { upcase($x) }
