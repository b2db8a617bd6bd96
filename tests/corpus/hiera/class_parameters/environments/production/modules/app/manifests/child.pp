class app::child($own, $port = $app::port) inherits app { }
