define show($v, $w = 'default of w', $s = 'none') { notify { "show ${title}": message => [$v, $w, $s] } }
node 'a' {
  @@show { 'number': v => 1 }
  @@show { 'hash': v => { 'a' => [1, 2.5, true, undef], 'b' => { 'c' => 'd' } } }
  @@show { 'undef': v => 1, w => undef }
  @@show { 'reference': v => File['/x'] }
  @@show { 'sensitive': v => 1, s => Sensitive('secret') }
}
node 'b' { Show <<| |>> }
