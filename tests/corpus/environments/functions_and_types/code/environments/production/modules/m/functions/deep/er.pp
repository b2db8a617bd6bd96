function m::deep::er(String $x) >> String { "${module_name}/${m::up($x)}" }
