type Crate::Weight = Integer[1]
