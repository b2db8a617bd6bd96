# Names that mean something to Puppet itself, case 271.
class main { notify { 'in': } } contain main
