# A secret for a define.
define d($s) { notify { "s": message => $s } }
d { 'x': s => Sensitive('abc') }
