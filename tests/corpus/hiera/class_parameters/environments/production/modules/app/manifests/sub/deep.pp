class app::sub::deep($x) { }
