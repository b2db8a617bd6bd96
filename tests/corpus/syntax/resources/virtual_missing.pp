# Something must follow.
@
