# Fails: realize needs a reference.
realize()
