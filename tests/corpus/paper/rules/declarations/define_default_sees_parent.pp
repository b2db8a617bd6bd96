# Def: a default value is evaluated in the scope of the declaration, which sees its parents.
define mark($text = $greeting) { notify { $title: message => $text } }
node default {
  $greeting = 'hello'
  mark { 'one': }
  mark { 'two': text => 'bye' }
}
