# The members of a module's set of types may name each other with and without the name of the set.
notice(Zoo::Yard)
notice([[Zoo::Animal()]] =~ Zoo::Yard)
