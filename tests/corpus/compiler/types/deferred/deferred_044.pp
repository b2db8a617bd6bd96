# A deferred call as a parameter of a template, case 2.
notice(inline_epp('<%- |Deferred $x| -%><%= $x %>', {x=>Deferred('join',[['a']])}))
