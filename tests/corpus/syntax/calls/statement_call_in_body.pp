# In all kinds of bodies.
class a { include b }
define c { include d }
node e { include f }
function g() { notice 'h' }
if $i { include j } else { include k }
case $l { 1: { include m } }
with(1) |$n| { notice $n }
