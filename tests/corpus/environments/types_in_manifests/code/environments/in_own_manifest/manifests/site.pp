notice(Crate::Weight)
