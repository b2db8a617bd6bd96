# Case does not matter.
type Ab = Integer
type AB = String
