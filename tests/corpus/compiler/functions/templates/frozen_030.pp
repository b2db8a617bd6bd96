# Templates that change values in place, case 30.
# facts: {"s": "text", "l": ["aa", "bb"], "h": {"k": "vv"}}
class c($x = 'dd', $a = ['pp', 'qq'], $l = ['mm', 'nn'], $h = {'k' => 'kk'}) {
  $i = "i${s}"
  $z = inline_template(@(X))
    <% @l.delete('aa') %><%= @l %>
    | X
  notice($z)
  notice($x, $s, $l, $h, $i, $a)
}
include c
