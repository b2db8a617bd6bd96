# Fails: a function is defined twice.
function f() { 1 }
function f() { 2 }
notify { "f${f()}": }
