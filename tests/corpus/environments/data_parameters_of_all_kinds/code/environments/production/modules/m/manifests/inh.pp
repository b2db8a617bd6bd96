class m::inh($p = $m::req) inherits m { notice($p) }
