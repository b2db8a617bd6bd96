# A deferred call as a parameter of a template, case 3.
notice(inline_epp('<%- |$x| -%><%= $x %>', {x=>Deferred('join',[['a']])}))
