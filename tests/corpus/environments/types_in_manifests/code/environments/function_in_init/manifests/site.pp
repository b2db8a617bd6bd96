notice(crate::open())
