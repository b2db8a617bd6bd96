# What rspec-puppet may ask for.
class probe (
  String            $text,
  Integer           $port     = 80,
  Boolean           $broken   = false,
  Sensitive[String] $password = Sensitive('secret'),
) {
  if $broken {
    fail("broken on ${facts['os']['family']}")
  }
  package { 'probe': ensure => installed }
  -> file { '/etc/probe':
    mode    => '0644',
    content => "${text} ${port} ${trusted['certname']} ${trusted['extensions']['pp_role']}\n",
  }
  ~> service { 'probe':
    ensure => running,
    enable => true,
  }
  file { '/etc/probe.secret': content => $password }
  file { '/etc/probe.later': content => Deferred('join', [['a', 'b'], '-']) }
  file { '/etc/probe.erb': content => template('probe/probe.erb') }
  file { '/etc/probe.ruby': content => probe::fact('kernel') }
  probe::line { ['one', 'two']: require => Class['probe::other'] }
  include probe::other
  @@probe::line { "exported by ${trusted['certname']}": }
  notice("text is ${text}")
  warning('careful')
}
