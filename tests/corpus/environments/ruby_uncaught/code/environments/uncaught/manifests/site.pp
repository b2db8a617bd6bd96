node 'n1' {
  notify { 'x': message => template('m/a.erb') }
}

node 'n2' {
  notify { 'x': message => template('m/b.erb') }
}

node 'n3' {
  notify { 'x': message => template('m/c.erb') }
}

node 'n4' {
  notify { 'x': message => template('m/d.erb') }
}

node 'n5' {
  notify { 'x': message => template('m/e.erb') }
}

node 'n6' {
  notify { 'x': message => template('m/f.erb') }
}

node 'n7' {
  notify { 'x': message => inline_template('<% raise ScriptError, "x" %>') }
}

node 'n8' {
  notify { 'x': message => m::b() }
}

node 'n9' {
  notify { 'x': message => m::c() }
}

node 'n10' {
  notify { 'x': message => m_b() }
}

node 'n11' {
  notify { 'x': message => [1].map |$x| { m::b() } }
}
