# Fails: nothing can be made of this type, not even a parameter of a template.
notice(inline_epp('<%- |Init[NotUndef[Boolean]] $x| -%><%= $x %>', {x => 1}))
