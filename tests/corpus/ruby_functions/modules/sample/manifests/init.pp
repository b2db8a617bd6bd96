# Asks for its own parameters.
class sample(String $text = 'a', Integer $number = 1) {
  notify { 'own': message => sample::resource(['title']) }
}
