# Fails: names of classes are in lower case.
class Outer { notify { 'outer': } }
include Outer
