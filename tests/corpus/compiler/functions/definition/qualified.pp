# A function with a namespace.
function a::b($x) { "ab${x}" }
notify { a::b(1): }
