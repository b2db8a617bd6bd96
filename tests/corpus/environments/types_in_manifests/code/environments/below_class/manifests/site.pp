notice(Crate::Lid::Weight)
