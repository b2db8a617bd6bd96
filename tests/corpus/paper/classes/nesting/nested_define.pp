# A defined type in a class has a name that begins with the class's.
class outer {
  define mark { notify { $title: } }
  outer::mark { 'one': }
}
include outer
