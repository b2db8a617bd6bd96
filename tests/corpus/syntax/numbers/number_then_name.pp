# A space between number and name.
notice 1 foo
