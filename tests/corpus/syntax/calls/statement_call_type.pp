# A type name as the argument.
notice Integer
