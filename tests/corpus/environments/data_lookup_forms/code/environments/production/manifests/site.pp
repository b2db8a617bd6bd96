$results = {
  'plain'     => lookup('a'),
  'typed'     => lookup('a', Integer),
  'unique'    => lookup('list', Array, 'unique'),
  'default'   => lookup('none', String, 'first', 'dflt'),
  'undef'     => lookup('none', Optional[String], 'first', undef),
  'several'   => lookup(['none', 'a']),
  'block'     => lookup('none') |$key| { "no ${key}" },
  'options'   => lookup('hash', { 'merge' => 'deep' }),
  'strategy'  => lookup({ 'name' => 'list', 'merge' => { 'strategy' => 'unique' } }),
  'override'  => lookup({ 'name' => 'a', 'override' => { 'a' => 2 } }),
  'defaults'  => lookup({ 'name' => ['none', 'b'], 'default_values_hash' => { 'b' => 3 } }),
  'default2'  => lookup('none', { 'default_value' => [] }),
  'dug'       => lookup('hash.x.y', { 'default_value' => 'no' }),
  'nothing'   => lookup('nothing'),
  'index'     => lookup('list.0'),
  'knockout'  => lookup('list', { 'merge' => { 'strategy' => 'deep', 'knockout_prefix' => '-' } }),
}
$results.each |$name, $value| {
  notify { $name: message => $value }
}
