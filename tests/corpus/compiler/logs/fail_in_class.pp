# Fails: a failure in a class has its own line.
class c {
  fail('c')
}
include c
