type Crate::Size = Integer
