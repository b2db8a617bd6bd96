# Fails: mistakes in a template.
$x = inline_epp('<% $a::b = 1 %><% $c::d = 2 %>')
