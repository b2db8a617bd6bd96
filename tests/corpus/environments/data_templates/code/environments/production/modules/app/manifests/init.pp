class app {
  notify { 'epp': message => epp('app/t.epp', { 'x' => 'X' }) }
  notify { 'erb': message => template('app/t.erb') }
}
