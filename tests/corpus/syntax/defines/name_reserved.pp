# Nor the names of data types.
define string { }
