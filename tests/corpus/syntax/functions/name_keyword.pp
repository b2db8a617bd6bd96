# Nor keywords.
function if() { }
