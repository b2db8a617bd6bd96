$prefix = 'top'
$books = { 'b' => { 'pages' => 3, 'kept' => true }, 'a' => 'plain', 'c' => [1, 2] }

node 'n1' {
  notify { 'both': message => template('shelf/both.erb') }
}

node 'n2' {
  notify { 'helpers': message => template('shelf/helpers.erb') }
  notify { 'plain': message => template('shelf/plain.erb') }
}

node 'n3' {
  $prefix = 'own'
  $ignored = inline_template("<% def tagged(text) \"#{@prefix}-#{text}\" end %>")
  notify { 'tagged': message => inline_template('<%= tagged("x") %> <% @prefix = "new" %><%= tagged("y") %>') }
}
