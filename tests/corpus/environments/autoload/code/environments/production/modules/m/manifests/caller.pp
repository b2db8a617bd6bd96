class m::caller { include m::own; include m }
