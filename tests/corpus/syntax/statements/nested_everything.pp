# A bit of everything.
class a::b(
  Integer           $c = 1,
  Optional[String]  $d = undef,
  Hash[String, Any] $e = {},
) inherits a::params {
  $f = $c ? {
    1       => 'g',
    default => "h${d}",
  }
  $e.each |String $k, $v| {
    file { "/i/${k}":
      ensure  => file,
      content => epp('a/j.epp', { 'k' => $k, 'v' => $v }),
      notify  => Service['l'],
    }
  }
  if $d =~ Undef or $c > 2 {
    include a::m
  } else {
    contain a::n
  }
  File <| tag == 'o' |> -> Package['p'] ~> service { 'q': ensure => running }
}
