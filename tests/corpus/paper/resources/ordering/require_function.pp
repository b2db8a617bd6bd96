# The function `require` declares a class and puts it before whoever calls it.
class network {
  notify { 'network': }
}
class website {
  require network
  notify { 'website': }
}
include website
