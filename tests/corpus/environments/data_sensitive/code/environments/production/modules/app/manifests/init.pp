class app(Sensitive[String] $password, Sensitive $hash, Sensitive[String] $wrapped = Sensitive('w'), $plain) {
  user { 'a': password => $password }
  file { '/x': content => "${password} ${plain}" }
  notify { 'n': message => $hash.unwrap['a'] }
  file { '/y': content => lookup('secret_a') }
}
