# Fails: a deferred call as a parameter of a template, case 7.
function f() >> String { 'x' }
notice(inline_epp('<%- |String $x| -%><%= $x %>', {x=>Deferred('f',[])}))
notice(inline_epp('<%- |Integer $x| -%><%= $x %>', {x=>Deferred('f',[])}))
