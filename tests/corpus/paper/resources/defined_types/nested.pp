# A defined type that declares resources of another one.
define line($text) {
  notify { $title: message => $text }
}
define page($first, $second) {
  line { $first: text => $title }
  line { $second: text => $title }
}
page { 'index': first => 'head', second => 'foot' }
