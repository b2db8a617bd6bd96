# Types are objects whose own attributes are walked through, without those that are inherited.
type Known = Array[Integer[1]]
[
  String[1, 3], Integer[1, 2], Array[String[1], 1], Hash[String, Integer], Tuple[Integer, 1, 2], Known,
  Struct[{ Optional['a'] => Integer }], Enum['a', 'b'], Pattern[/a/], Optional[Float], Variant[Integer, Undef],
  Callable[[Integer], String], File['/x'], Class['a'], Type[String], Init[Integer, 16], Object[{ attributes => { a => Integer } }],
].each |$type| {
  tree_each($type) |$path, $value| { notify { "${type} ${path}": message => "${value}" } }
}
