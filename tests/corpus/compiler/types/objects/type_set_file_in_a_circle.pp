# Fails: the members of a module's set of types stand for each other only.
notice(Zoo::Cage)
