notice(Crate::Size)
