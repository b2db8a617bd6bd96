node /^web/ {
  include role::web
}

node default {
  include role::base
}
