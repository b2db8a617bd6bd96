class crate { }
type Crate::Weight = Integer[1]
