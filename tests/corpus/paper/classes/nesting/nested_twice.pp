# Fails: a class is defined both inside of another and outside.
class outer {
  class inner { notify { 'first': } }
}
class outer::inner { notify { 'second': } }
include outer
include outer::inner
