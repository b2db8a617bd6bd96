# Fails: a parameter called facts.
function f($facts) { "${facts}" }
notify { f(1): }
