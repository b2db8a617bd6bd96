# Names that mean something to Puppet itself, case 332.
define data { } data { 'a': } notice(Data)
