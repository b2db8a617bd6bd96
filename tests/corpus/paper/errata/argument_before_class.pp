# CDecStep wants the class to be defined, and CDecPU its arguments to be values: arguments come first.
class base { notify { 'base': } }
class derived($number) inherits base { notify { 'derived': message => $number } }
class { 'derived': number => 1 + 1 }
