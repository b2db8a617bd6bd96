# Fails: a deferred call as a parameter of a template, case 6.
notice(inline_epp('<%- |Array[String] $x| -%><%= $x %>', {x=>[Deferred('upcase',['a'])]}))
