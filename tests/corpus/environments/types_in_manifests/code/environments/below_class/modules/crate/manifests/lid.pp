class crate::lid { }
type Crate::Lid::Weight = Integer[1]
