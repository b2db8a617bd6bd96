node 'missing.example.com' {
  notify { lookup('shelf::nothing'): }
}
node 'refused.example.com' {
  notify { lookup('refused'): }
}
node 'raised.example.com' {
  notify { lookup('raised'): }
}
node default {
  post('lighthouse')
  notify { 'colour': message => lookup('colour') }
  notify { 'shelf': message => lookup('shelf::books', {'default_value' => 'no books'}) }
  notify { 'again': message => [lookup('plain', {'default_value' => 1}), lookup('again', {'default_value' => 2})] }
  notify { 'rest': message => [lookup('where'), lookup('nested.deep.list.2.last'), lookup('dug.a.b'), lookup('dug')] }
}
