# Templates that change values in place, case 9.
# facts: {"s": "text", "l": ["aa", "bb"], "h": {"k": "vv"}}
$x = 'vvv'
$i = "i${s}"
$a = ['pp', 'qq']
$z = inline_template(@(X))
  <% @i << 'a' %><%= @i %>
  | X
notice($z)
notice($x, $s, $l, $h, $i, $a)
