# Fails: an argument cannot be evaluated.
class inner($text) { notify { 'inner': message => $text } }
class { 'inner': text => $nothing }
