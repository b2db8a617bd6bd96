# Fails: nothing can be made of this type, not even a result.
function foo($x) >> Init[NotUndef[Boolean]] { $x }
notice(foo(1))
