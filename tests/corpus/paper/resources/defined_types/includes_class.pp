# A class that several declarations of a defined type include is declared once.
class common {
  notify { 'common': }
}
define worker {
  include common
  notify { $title: }
}
worker { 'a': }
worker { 'b': }
