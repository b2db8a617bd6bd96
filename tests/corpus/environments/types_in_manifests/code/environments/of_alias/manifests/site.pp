notice(Ship::Loads)
