# What is to be said of a template is said whenever it is rendered.
[1, 2].each |$number| { notice(epp('warned/text.epp')) }
notice(inline_epp('<% $pairs = { one => 1, one => 2 } %><%= $pairs[one] %>'))
