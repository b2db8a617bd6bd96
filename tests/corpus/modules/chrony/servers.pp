# A client of two time servers that serves its own network.
class { 'chrony':
  servers     => { 'ntp1.example.com' => ['iburst'], 'ntp2.example.com' => [] },
  queryhosts  => ['192.0.2.0/24'],
  makestep_seconds => 5,
}
