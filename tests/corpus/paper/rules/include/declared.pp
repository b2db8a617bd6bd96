# IncD: a class that is declared is left alone, wherever it is included.
class common { notify { 'common': } }
class left {
  include common
  notify { 'left': }
}
class right {
  include common
  notify { 'right': }
}
include left
include right
include common
