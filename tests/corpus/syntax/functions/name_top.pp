# Colons at the start are not allowed.
function ::a() { }
