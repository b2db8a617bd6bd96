# A deferred call as a parameter of a template, case 5.
notice(inline_epp('<%- |Integer $x| -%><%= $x %>', {x=>Deferred('upcase',['a'])}))
