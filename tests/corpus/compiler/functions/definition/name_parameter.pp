# A parameter called name or title.
function f($name, $title) { "${name}${title}" }
notify { f(1, 2): }
