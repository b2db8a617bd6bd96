# Fails: nothing can be made of this type, not even a parameter of a class.
class foo(Init[NotUndef[Boolean]] $x) { notice($x) }
class { foo: x => 1 }
