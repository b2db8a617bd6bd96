# A line.
define probe::line (
  Optional[Integer[1, 9]] $level = undef,
) {
  file { "/etc/probe.d/${title}": content => "${title}${level}\n" }
}
