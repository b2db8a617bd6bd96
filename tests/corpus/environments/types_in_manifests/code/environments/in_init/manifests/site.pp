notice(Crate::Weight)
notice(3 =~ Crate::Weight)
