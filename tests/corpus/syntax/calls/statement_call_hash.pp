# A hash is taken as a resource without title.
notice {a => 1}
