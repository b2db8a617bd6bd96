class s(Sensitive $db_password, $settings) {
  $lit = 'secretlit1'
  $sens = Sensitive($lit)
  $un = $sens.unwrap
  $concat = "a-${un}-b"
  file { '/a': content => template('s/t.erb') }
  file { '/b': content => epp('s/t.epp', { 'pw' => $db_password }) }
  file { '/c': content => Sensitive("x${un}") }
  file { '/d': content => $concat }
  file { '/e': content => s::f($un) }
  if $un == 'secretlit1' { file { '/f': content => 'x', } }
  file { "/g-${un}": ensure => file }
  [$db_password.unwrap].each |$i| { file { "/h": content => "v${i}" } }
  $s3 = $db_password.unwrap |$u| { md5($u) }
  file { '/i': content => $s3 }
  user { 'u': password => $db_password }
  $hash = { 'k' => { 'deep' => $sens } }
  file { '/j': content => String($hash['k']['deep'].unwrap) }
  file { '/k': content => regsubst($un, 'lit', 'LIT') }
}
