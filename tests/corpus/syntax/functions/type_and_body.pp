# A return type before a body that looks like a hash.
function a() >> Hash { {b => 1} }
