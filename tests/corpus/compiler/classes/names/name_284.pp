# Names that mean something to Puppet itself, case 284.
class a::settings { notify { 'x': } } include a::settings
