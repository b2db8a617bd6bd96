# Nor that.
undef(1)
