# Fails: a reference to a type that does not exist is that of a class, which others have declared.
class a { include b }
class b { }
class c inherits a {
  Resource['nowhere', 'b'] {
    noop => true,
  }
}
include c
