# Names that mean something to Puppet itself, case 283.
class a::main { notify { 'x': } } include a::main
