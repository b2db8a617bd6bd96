notify { 'first': }
node 'site' {
  noop()
  include app
  notify { 'node': }
}
node 'class' {
  include app
  notify { 'node': }
}
node 'quiet' {
  include app::quiet
}
node 'not-quiet' {
  class { 'app::quiet': quiet => false }
}
node 'none' {
  include app::none
}
node 'twice' {
  noop()
  notify { 'one': }
  noop(false)
  notify { 'two': }
  if true { noop() }
  notify { 'three': }
  notify { 'unset': noop => undef }
}
node 'block' {
  [1].each |$n| { noop() }
  notify { 'after': }
}
node 'wrong' {
  noop('yes')
}
