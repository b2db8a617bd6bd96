# Fails: a deferred call as a parameter of a template, case 1.
notice(inline_epp('<%- |Deferred $x| -%><%= $x %>', {x=>Deferred('join')}))
