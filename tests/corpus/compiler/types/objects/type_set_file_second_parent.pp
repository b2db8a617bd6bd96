# A module's set of types warns of a member with two parents as well.
notice(Zoo::Bird)
