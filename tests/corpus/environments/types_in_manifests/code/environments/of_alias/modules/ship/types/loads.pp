type Ship::Loads = Array[Crate::Weight]
