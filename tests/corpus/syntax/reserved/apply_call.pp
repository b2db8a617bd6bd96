# But it can be called.
apply(1)
