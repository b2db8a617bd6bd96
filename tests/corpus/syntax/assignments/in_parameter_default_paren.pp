# Not even in parentheses, or deeper.
class foo($a = ($b = 1), $c = [f($d = 2)]) { }
