# Any other machine.
class role::base {
  include profile::base
}
