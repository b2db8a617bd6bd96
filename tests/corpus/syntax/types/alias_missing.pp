# Something must follow.
type A =
