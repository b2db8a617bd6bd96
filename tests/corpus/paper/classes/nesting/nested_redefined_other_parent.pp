# Fails: two definitions of a class, one of them nested, inherit from different classes.
class left { notify { 'left': } }
class right { notify { 'right': } }
class outer {
  class inner inherits left { notify { 'first': } }
}
class outer::inner inherits right { notify { 'second': } }
include outer::inner
