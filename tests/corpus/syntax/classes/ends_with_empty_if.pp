# A conditional without effect at the end.
class a { if $b { 1 } }
