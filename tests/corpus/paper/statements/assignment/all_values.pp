# Values of all kinds can be assigned and read back.
$number = 42
$text = 'forty-two'
$flag = true
$list = [1, 'two', false]
$table = { 'one' => 1, 'nested' => { 'two' => 2 } }
file { '/etc/values':
  ensure  => $flag,
  content => $text,
  mode    => $number,
  source  => $list,
  owner   => $table,
}
