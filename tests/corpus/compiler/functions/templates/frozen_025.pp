# Fails: templates that change values in place, case 25.
# facts: {"s": "text", "l": ["aa", "bb"], "h": {"k": "vv"}}
$x = 'vvv'
$i = "i${s}"
$a = ['pp', 'qq']
$z = inline_template(@(X))
  <% scope.lookupvar('s') << 'a' %>
  | X
notice($z)
notice($x, $s, $l, $h, $i, $a)
