# A default value sees the variables of the inherited class.
class base { $colour = 'red' }
class derived($text = $colour) inherits base { notify { 'derived': message => $text } }
class { 'derived': }
