class kit(Hash $data = { 'b' => { 'y' => '2', 'x' => 'text' }, 'a' => ['7', 'seven', { 'k' => '-1' }] }) {
  notify { 'helper': message => template('kit/helper.erb') }
  notify { 'again': message => template('kit/again.erb', 'kit/helper.erb') }
}
