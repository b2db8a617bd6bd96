# A class named settings is evaluated before everything else.
class settings($a = 1) {
  $foo = 1
  $strict = 'mine'
  notify { "x${a}": }
}
notice($settings::foo, $settings::strict)
include settings
notify { 'after': require => Class['settings'] }
