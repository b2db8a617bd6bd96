# What a catalog is made of besides parameters.
class probe::inputs (
  Binary $binary = Binary('AAH/'),
) {
  file { '/etc/inputs':
    content => epp('probe/inputs.epp', { 'external' => $trusted['external'] }),
  }
  notify { 'runtime': message => probe::runtime_fact('os') }
  notify { 'server': message => $server_facts['serverversion'] }
  file { '/etc/binary': content => $binary }
  file { '/etc/secrets': content => Deferred('join', [[Sensitive('a'), 'b'], '-']) }
}
