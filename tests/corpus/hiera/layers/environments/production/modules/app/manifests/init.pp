class app($port, $hash, $name_ = lookup("app::name"), $default = 5, $deep = 1) { }
