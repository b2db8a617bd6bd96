class crate { }
type Crate::Size = String
