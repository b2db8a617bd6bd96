# Types as options.
[1, 'a', 1.5, [1], undef, true].each |$v| {
  $n = case $v { Integer: { 'i' } String: { 's' } Undef: { 'u' } Array[Integer]: { 'ai' } Boolean: { 'b' } default: { 'd' } }
  notice($n)
}
