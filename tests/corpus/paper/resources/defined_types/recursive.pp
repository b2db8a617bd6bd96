# A defined type that declares itself with other titles, and comes to an end.
define count($from) {
  notify { $title: message => $from }
  if $from > 0 {
    count { $from ? { 2 => 'two', 1 => 'one', default => 'other' }: from => $from - 1 }
  }
}
count { 'start': from => 2 }
