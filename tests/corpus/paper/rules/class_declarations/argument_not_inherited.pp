# Fails: arguments are evaluated before the inherited class is declared.
class base { $colour = 'red' }
class derived($text) inherits base { notify { 'derived': message => $text } }
class { 'derived': text => $::base::colour }
