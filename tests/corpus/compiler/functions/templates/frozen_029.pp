# Fails: templates that change values in place, case 29.
# facts: {"s": "text", "l": ["aa", "bb"], "h": {"k": "vv"}}
$x = 'vvv'
$i = "i${s}"
$a = ['pp', 'qq']
$z = inline_template(@(X))
  <% @l.delete('aa') %><%= @l %>
  | X
notice($z)
notice($x, $s, $l, $h, $i, $a)
