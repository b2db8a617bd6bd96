# A class that is defined in another has a name that begins with the other's.
class outer {
  class inner { notify { 'inner': } }
  notify { 'outer': }
}
include outer
include outer::inner
