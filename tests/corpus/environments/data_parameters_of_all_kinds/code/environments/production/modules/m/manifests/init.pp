class m(
  String $a = 'default a',
  Hash $h = {},
  Array $arr = [],
  Optional[String] $opt = 'optdef',
  Sensitive[String] $s = Sensitive('d'),
  $conv = 0,
  Integer $int = 1,
  $req,
  $undefd = 'u',
  $tuple = undef,
) { notice($a, $h, $arr, $opt, $s, $s.unwrap, $conv, $int, $req, $undefd, $tuple) }
