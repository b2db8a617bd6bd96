# Nor a statement call.
if defined foo { }
