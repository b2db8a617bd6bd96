class ship(Crate::Weight $load = 1) { }
