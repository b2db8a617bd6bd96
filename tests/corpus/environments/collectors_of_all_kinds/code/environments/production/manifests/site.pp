case $facts['n'] {
  1: { @notify { "testing": message => ["the", "message"] } @notify { "other testing": message => ["not", "here"] } Notify <| message == "message" |> }
  2: { @notify { "foobar": } @notify { "testing": require => Notify["foobar"], message => "wanted" } Notify <| require == Notify["foobar"] |> }
  3: { @notify { "testing": message => "message" } @notify { "w": message => ["not this message", "or this one"] } Notify <| message != "not this message" |> }
  4: { @notify { "testing": tag => ["wanted"], message => "wanted message" } @notify { "other": tag => ["why"] } Notify <| tag != "why" |> }
  5: { Class <| |> }
  6: { SomeResource <|  |> }
  7: { foo { 'bar': y => 'quux' } Foo <| x == undef |> { x => 'baz' } }
  8: { @notify { "testing": message => "original message" } Notify <| |> { message +> "extra message" } }
  9: { collector_test { testing: } @notify { "testing": message => "original message" } }
  10: { fooo { test: message => 'given' } Fooo <|  |> { message => 'overridden' } }
  11: { foov { test: message => 'given' } Notify <| |> Foov <|  |> { message => 'overridden' } }
  12: { foon { test: message => ['given'] } Notify <|  |> { message +> ['overridden'] } }
  13: { @notify { "testing": message => "original" } Notify <|  |> { message => 'overridden1' } Notify <|  |> { message => 'overridden2' } }
  14: { fooo { test: message => 'given' } delayed {'do it now': } }
  15: { @file { '/a': mode => 644 } File <| mode == 644 |> }
  16: { @file { '/a': mode => '0644' } File <| mode == 0644 |> }
  17: { @user { 'u': uid => 5 } User <| uid == '5' |> }
  18: { @user { 'u': uid => 5, groups => [] } User <| groups == [] |> }
  19: { @notify { 'x': noop => true } Notify <| noop == true |> }
  20: { @notify { 'X': } Notify <| title == 'x' |> }
  21: { @notify { 'X': tag => 'Tag' } Notify <| tag == 'TAG' |> }
  22: { @notify { 'X': alias => 'al' } Notify <| alias == 'al' |> realize(Notify['al']) }
  23: { @notify { 'X': message => undef } Notify <| message == undef |> }
  24: { @notify { 'X': loglevel => 'err' } Notify <| loglevel == err |> }
  27: { $t = 'X' @notify { 'X': } Notify <| title == $t |> -> notify { 'after': } }
  28: { @notify { 'X': } Notify['before'] -> Notify <| title == 'X' |> ~> notify { 'after': } notify { 'before': } }
  29: { @notify { ['X','Y']: } Notify <| title == 'X' or title == 'Y' |> { tag => 'new' } Notify <| tag == 'new' |> { message => 'm' } }
  30: { notify { 'X': } Notify <| title == 'X' |> { nope => 1 } }
  31: { @notify { 'X': message => 'a' } Notify <| title == 'X' |> { message => undef } }
  32: { @notify { 'X': } realize Notify['X'], Notify['Y'] }
  33: { @notify { 'X': } realize('Notify[X]') }
  34: { realize(Notify['none']) }
  35: { @notify { 'X': require => Notify['Z'] } @notify { 'Z': } realize(Notify['X']) }
  36: { @notify { 'a': } @@notify { 'b': } Notify <| |> }
  default: {}
}
define foo ($x = undef, $y = undef) { notify { 'testing': message => "foo::${x}::${y}" } }
define collector_test() { Notify <| |> { message => "overridden message" } }
define fooo($message) { notify { "testing": message => $message } }
define foov($message) { @notify { "testing": message => $message } }
define foon($message) { notify { "$name": message => $message } }
define delayed { Fooo <|  |> { message => 'overridden' } }
