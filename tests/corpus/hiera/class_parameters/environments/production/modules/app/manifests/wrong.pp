class app::wrong(Integer $x) { }
