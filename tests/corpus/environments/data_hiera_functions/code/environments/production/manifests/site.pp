hiera_include('classes')
notify { 'values': message => [hiera('list'), hiera_array('list'), hiera_hash('hash'), hiera('none', 'x'),
  hiera('none') |$key| { "block ${key}" }, hiera_array('none', []), hiera_hash('none', { 'd' => 1 })] }
