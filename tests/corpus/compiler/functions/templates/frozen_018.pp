# Templates that change values in place, case 18.
# facts: {"s": "text", "l": ["aa", "bb"], "h": {"k": "vv"}}
class c($x = 'dd', $a = ['pp', 'qq'], $l = ['mm', 'nn'], $h = {'k' => 'kk'}) {
  $i = "i${s}"
  $z = inline_template(@(X))
    <% @a << 'zz' %><%= @a %>
    | X
  notice($z)
  notice($x, $s, $l, $h, $i, $a)
}
include c
