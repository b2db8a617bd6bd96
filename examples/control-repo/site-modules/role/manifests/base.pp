# A machine with nothing special.
class role::base {
  include profile::base
}
