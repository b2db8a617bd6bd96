# Fails: DefStep: an argument cannot be evaluated.
define mark($text) { notify { $title: message => $text } }
mark { 'one': text => $nothing }
