# Keywords as names of attributes.
foo { 'a':
  and => 1, case => 1, class => 1, default => 1, define => 1, else => 1, elsif => 1, if => 1,
  in => 1, inherits => 1, node => 1, or => 1, undef => 1, unless => 1, type => 1, attr => 1,
  function => 1, private => 1, plan => 1, apply => 1,
}
