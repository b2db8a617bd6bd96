# Nor the names of data types.
function string() { }
