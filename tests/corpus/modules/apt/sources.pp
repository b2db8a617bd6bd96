# Repositories, keys, pins and settings of apt.
class { 'apt':
  purge  => { 'sources.list' => true, 'sources.list.d' => true },
  update => { 'frequency' => 'daily', 'loglevel' => 'debug' },
  proxy  => { 'host' => 'proxy.example.com', 'port' => 3128, 'https' => true },
}
apt::source { 'example':
  location => 'http://deb.example.com/debian',
  release  => 'bookworm',
  repos    => 'main contrib',
  key      => { 'id' => '0123456789ABCDEF0123456789ABCDEF01234567', 'server' => 'keys.example.com' },
  include  => { 'src' => true },
  pin      => 700,
}
apt::pin { 'stable': packages => ['vim', 'git'], release => 'stable', priority => 900 }
apt::setting { 'conf-recommends': content => 'APT::Install-Recommends "false";', priority => 10 }
apt::conf { 'lists': content => 'Acquire::Languages "none";' }
apt::mark { 'vim': setting => 'hold' }
include apt::backports
