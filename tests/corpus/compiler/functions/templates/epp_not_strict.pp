# With strict off, nothing is said about a key that occurs twice in a template.
# settings: {"strict": "off"}
notice(inline_epp('<% $pairs = { one => 1, one => 2 } %><%= $pairs[one] %>'))
