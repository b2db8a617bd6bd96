# A deferred call as a parameter of a template, case 4.
notice(inline_epp('<%- |String $x| -%><%= $x %>', {x=>Deferred('join',[['a']])}))
