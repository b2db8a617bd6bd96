# Names that mean something to Puppet itself, case 275.
class settings { notify { 'in': } } include settings
