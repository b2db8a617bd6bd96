# Realize needs a reference.
realize()
