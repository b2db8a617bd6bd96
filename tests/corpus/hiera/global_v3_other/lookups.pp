#@ directory .
#@ facts {"datadir": "hieradata"}
hiera('a')
hiera('b')
hiera_hash('h')
lookup('h', {'merge' => 'hash'})
lookup('l')
hiera('l')
