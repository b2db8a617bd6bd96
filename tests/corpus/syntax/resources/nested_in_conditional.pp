# In all kinds of bodies.
if $a { notify { 'b': } }
case $c { default: { notify { 'd': } } }
$e.each |$f| { notify { $f: } }
