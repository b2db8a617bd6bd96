#@ directory .
#@ facts {"os": "Debian", "datadir": "hieradata"}
hiera('who')
lookup('who')
hiera_array('array')
hiera_hash('hash')
lookup('hash', {'merge' => 'hash'})
lookup('hash', {'merge' => 'deep'})
lookup('array', {'merge' => 'unique'})
hiera('text')
hiera_hash('text')
hiera_array('text')
hiera('missing')
hiera('missing', 'default')
hiera('missing') |$k| { "block ${k}" }
hiera('looked')
hiera('only_json')
hiera('hash.b')
hiera_hash('hash.a')
hiera_array('hash.list')
hiera('extra', 'x', 'special')
hiera('who', 'x', ['special'])
hiera_array('array', 'x', 'special')
hiera('module')
hiera('class')
hiera('path')
hiera('number')
hiera(['who'])
hiera(['missing', 'default'])
hiera()
hiera(1)
hiera_include('classes'); [defined(Class['app::one']), defined(Class['app::two'])]
hiera_include('no_classes')
hiera_include('missing')
hiera_include('missing', 'app::two'); defined(Class['app::two'])
include app; [$app::p, $app::q, $app::found]
include app::one; $app::one::found
explain('who')
#@ settings {"strict": "error"}
hiera('who')
#@ settings {"strict": "off"}
hiera('who')
